import { type CSSProperties, type ReactNode } from 'react';
import { READ_MORE_THRESHOLD } from '../config/site';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { PageSheet } from './PageSheet';
import { useTextLanguage } from '../i18n/text-language';
import { Petals } from './Petals';
import { type StoredPicture } from './Picture';
import { faceColor } from './profile-face';
import { ProfileFace } from './ProfileFace';
import { ReadMore } from './ReadMore';

const Band = styled('div')({
  position: 'relative',
  height: 168,
  overflow: 'hidden',
  // The theme's own, where the page has one.
  background:
    'var(--band, linear-gradient(160deg, var(--face), color-mix(in oklab, var(--face) 58%, #f1c6b0)))',
  color: 'var(--band-ink, #fff)',
  borderRadius: 'var(--sheet-radius, 0)',
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '0 clamp(20px, 6%, 48px) 40px',
  textAlign: 'center',
});

const FACE_PX = 112;

const Face = styled(ProfileFace)({
  position: 'relative',
  boxSizing: 'border-box',
  marginTop: -56,
  border: `4px solid var(--sheet-edge, ${look.vars.palette.background.paper})`,
});

const Name = styled('h1')({
  margin: '16px 0 0',
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.125rem)',
  lineHeight: 1.35,
  maxWidth: '100%',
});

const Id = styled('p')({
  margin: '4px 0 0',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
});

const Introduction = styled(ReadMore)({
  margin: '28px 0 0',
  maxWidth: '32em',
  fontSize: '1rem',
  lineHeight: 'var(--leading)',
  textAlign: 'start',
});

const Blocks = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'calc(40px * var(--air, 1))',
  width: '100%',
  marginTop: 'calc(32px * var(--air, 1))',
  textAlign: 'start',
  '&:empty': { display: 'none' },
});

const Actions = styled('div')({
  marginTop: 28,
  minHeight: 44,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  // On the narrowest phones two still stand side by side, in the room that is kept for them.
  '@container (max-width: 359px)': {
    gap: 8,
    '& > button': { gap: 6, padding: '10px 10px', fontSize: '0.875rem' },
  },
});

export interface ProfileSheetProps {
  displayId: string;
  displayName: string;
  introduction: string | null;
  iconPicture: StoredPicture | null;
  /** The preview is a picture of the page, not a page: its name is no heading. */
  nameAs?: 'h1' | 'p';
  /** What stands between the introduction and the actions: what the page is about, where else the creator is. */
  about?: ReactNode;
  /** What a visitor can do here. Its room is kept, so that nothing jumps when it appears. */
  actions?: ReactNode;
  /** What the page shows below the creator, block by block. */
  children?: ReactNode;
}

/** What a creator shows to the world. The studio's preview shows the very same. */
export function ProfileSheet({
  displayId,
  displayName,
  introduction,
  iconPicture,
  nameAs = 'h1',
  about,
  actions,
  children,
}: ProfileSheetProps) {
  const textLanguage = useTextLanguage();
  return (
    <PageSheet>
      <Band style={{ '--face': faceColor(displayId) } as CSSProperties}>
        <Petals />
      </Band>
      <Body>
        <Face account={{ displayId, displayName, iconPicture }} size={FACE_PX} first />
        <Name as={nameAs} lang={textLanguage(displayName)} dir="auto">
          {displayName}
        </Name>
        <Id>@{displayId}</Id>
        {introduction !== null && introduction !== '' && (
          <Introduction text={introduction} threshold={READ_MORE_THRESHOLD} />
        )}
        {about}
        {actions !== undefined && <Actions>{actions}</Actions>}
        {children !== undefined && <Blocks>{children}</Blocks>}
      </Body>
    </PageSheet>
  );
}
