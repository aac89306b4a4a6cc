import { styled } from '@mui/material/styles';
import { PageGround } from '../../../components/page/PageGround';
import { useDisplayFont } from '../../../components/page/useDisplayFont';
import { initialOf } from '../../../components/pictures/profile-avatar';
import { look } from '../../../theme/look';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';

/** Contains the page background, which otherwise fills the window. */
const Frame = styled('span')({
  display: 'flex',
  contain: 'layout paint',
  width: '100%',
  minHeight: 0,
  aspectRatio: '4 / 5',
  borderRadius: look.vars.shape.borderRadius,
  textAlign: 'center',
  fontWeight: 400,
  // Clicks go to the card.
  pointerEvents: 'none',
});

const Sheet = styled('span')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 'calc(5px * var(--air))',
  padding: '0 10%',
  backgroundColor: 'var(--sheet)',
});

const Cover = styled('span')({
  display: 'block',
  flexShrink: 0,
  height: 64,
  background: 'var(--cover) center / cover var(--color-wash)',
});

const Face = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginTop: -20,
  border: '2px solid var(--sheet-edge)',
  borderRadius: 'var(--face-radius)',
  backgroundColor: look.vars.palette.primary.main,
  color: look.vars.palette.primary.contrastText,
  fontFamily: 'var(--font-display)',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1,
});

const Name = styled('span')({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: 'var(--font-page)',
  fontWeight: 600,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: look.vars.palette.text.primary,
});

const Line = styled('span')({
  height: 3,
  borderRadius: 2,
  backgroundColor: look.vars.palette.text.secondary,
  opacity: 0.7,
});

const Heading = styled('span')({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  marginTop: 'calc(4px * var(--air))',
  '& > *': { width: '36%', height: 4, backgroundColor: look.vars.palette.text.primary, opacity: 1 },
  '[data-headings="underline"] &': {
    paddingBottom: 3,
    borderBottom: `2px solid ${look.vars.palette.primary.main}`,
  },
  '[data-headings="bar"] &': {
    minHeight: 12,
    paddingInlineStart: 5,
    borderInlineStart: `3px solid ${look.vars.palette.primary.main}`,
  },
});

const Card = styled('span')({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '4px 6px',
  padding: 6,
  border: 'var(--card-edge, 1px solid var(--card-line))',
  borderRadius: `var(--card-radius, min(${look.vars.shape.borderRadius}, 14px))`,
  backgroundColor: 'var(--card-ground)',
  backgroundImage: 'var(--card-image, none)',
  boxShadow: 'var(--card-shadow, none)',
  outline: 'var(--card-stitch, 0 solid transparent)',
  outlineOffset: -4,
});

const Thumb = styled('span')({
  width: 20,
  height: 20,
  borderRadius: `min(${look.vars.shape.borderRadius}, 8px)`,
  backgroundColor: look.vars.palette.primary.main,
  opacity: 0.28,
});

const Lines = styled('span')({ display: 'grid', gap: 4 });

interface ThemePictureProps {
  tokens: ThemeTokens;
  /** The account of the page. */
  displayName: string;
}

/** A thumbnail of a page in a theme, rendered with the page's own components. */
export function ThemePicture({ tokens, displayName }: ThemePictureProps) {
  useDisplayFont(tokens, [displayName]);
  return (
    <Frame aria-hidden>
      <PageGround tokens={tokens}>
        <Cover />
        <Sheet>
          <Face>{initialOf(displayName)}</Face>
          <Name>{displayName}</Name>
          <Line style={{ width: '56%' }} />
          <Heading>
            <Line />
          </Heading>
          {['72%', '48%', '60%'].map((width) => (
            <Card key={width}>
              <Thumb />
              <Lines>
                <Line style={{ width }} />
                <Line style={{ width: '90%', opacity: 0.35 }} />
              </Lines>
            </Card>
          ))}
        </Sheet>
      </PageGround>
    </Frame>
  );
}
