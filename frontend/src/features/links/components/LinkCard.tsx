import { webAddress } from '@hitohira/backend/rules';
import { ArrowUpRight } from 'lucide-react';
import { useContext } from 'react';
import { type LinkDetail } from '../../../api/generated/model/linkDetail';
import { AdvertisingContext, creatorRel } from '../../../components/advertising';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useTextLanguage } from '../../../i18n/text-language';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { LinkPicture, type PictureForm } from './LinkPicture';

/** What is shown of a part of a link: its words, where it leads, its picture. */
export type ShownDetail = Pick<LinkDetail, 'title' | 'text' | 'url' | 'picture'>;

/** The forms in which a part of a link is shown: with words alone, or with a picture beside or above them. */
export type CardForm = 'words' | PictureForm;

const { palette } = look.vars;

const Card = styled('a')({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 60,
  border: '1px solid transparent',
  borderRadius: look.vars.shape.borderRadius,
  color: palette.text.primary,
  textAlign: 'start',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: look.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  '&[data-form="words"]': { padding: '14px 16px' },
  '&[data-form="thumbnail"]': { gap: 14, padding: 12, paddingInlineEnd: 16 },
  '&[data-form="poster"]': { flexDirection: 'column', overflow: 'hidden' },
  '&[data-form="tile"], &[data-form="smallTile"]': {
    flexDirection: 'column',
    gap: 8,
    borderWidth: 0,
    textAlign: 'center',
  },
  // What leads nowhere is nothing to press: a quiet ground instead of a line around it.
  'div&': { backgroundColor: palette.wash },
  'div&[data-form="tile"], div&[data-form="smallTile"]': { backgroundColor: 'transparent' },
  // In the manner of the page's theme.
  'a&': {
    borderColor: `var(--card-line, ${palette.divider})`,
    backgroundColor: 'var(--card-ground, transparent)',
  },
  'a&[data-form="tile"], a&[data-form="smallTile"]': { backgroundColor: 'transparent' },
  'a&:hover': { borderColor: palette.outline },
  'a&:hover [data-title]': { textDecorationLine: 'underline' },
});

const Line = styled('span')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '[data-form="poster"] &': { padding: '12px 16px' },
});

const Words = styled('span')({ flex: 1, display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });

const Title = styled('span')({
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.5,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '[data-form="tile"] &': { fontSize: '0.875rem' },
  '[data-form="smallTile"] &': { fontSize: '0.8125rem' },
});

const Text = styled('span')({
  whiteSpace: 'pre-line',
  fontSize: '0.875rem',
  lineHeight: 'var(--leading)',
  color: palette.text.secondary,
  // Where there is no title, the text stands for it.
  '&[data-title]': { fontSize: '0.9375rem', color: palette.text.primary },
});

const Arrow = styled(ArrowUpRight)({
  flexShrink: 0,
  color: palette.text.secondary,
});

interface LinkCardProps {
  form: CardForm;
  detail: ShownDetail;
  /** Whether it is among the first things seen. */
  first: boolean;
}

/**
 * A part of a link. It is called by its words, the title first, else by the host it leads to; the picture says nothing
 * of its own. What people wrote runs in its own direction. Without an address it is no link.
 */
export function LinkCard({ form, detail: { title, text, url, picture }, first }: LinkCardProps) {
  const textLanguage = useTextLanguage();
  // Whatever may be stored: only an address of the web leads somewhere.
  const address = url === null ? null : webAddress(url);
  const isAdvertising = useContext(AdvertisingContext);
  const isTile = form === 'tile' || form === 'smallTile';

  const content = (
    <>
      {form !== 'words' && <LinkPicture form={form} picture={picture} first={first} />}
      <Line>
        <Words>
          {title !== null && (
            <Title lang={textLanguage(title)} dir="auto" data-title>
              {title}
            </Title>
          )}
          {text !== null && (
            <Text lang={textLanguage(text)} dir="auto" data-title={title === null ? true : undefined}>
              {text}
            </Text>
          )}
          {title === null && text === null && address !== null && (
            <VisuallyHidden>{address.hostname}</VisuallyHidden>
          )}
        </Words>
        {address !== null && !isTile && <Arrow size={18} aria-hidden />}
      </Line>
    </>
  );

  if (address === null) {
    return (
      <Card as="div" data-form={form}>
        {content}
      </Card>
    );
  }
  return (
    <Card href={url ?? undefined} target="_blank" rel={creatorRel(isAdvertising)} data-form={form}>
      {content}
    </Card>
  );
}
