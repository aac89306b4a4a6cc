import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Petals } from './Petals';
import { type StoredPicture } from './Picture';
import { faceColor } from './profile-face';
import { ProfileFace } from './ProfileFace';

const Sheet = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  backgroundColor: theme.vars.palette.background.paper,
}));

const Band = styled('div')({
  position: 'relative',
  height: 168,
  overflow: 'hidden',
  color: '#fff',
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '0 clamp(20px, 6%, 48px) 40px',
  textAlign: 'center',
});

const FACE_PX = 112;

const Face = styled(ProfileFace)(({ theme }) => ({
  position: 'relative',
  boxSizing: 'border-box',
  marginTop: -56,
  border: `4px solid ${theme.vars.palette.background.paper}`,
}));

const Name = styled('h1')({
  margin: '16px 0 0',
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.125rem)',
  lineHeight: 1.35,
  maxWidth: '100%',
});

const Id = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
}));

const Introduction = styled('p')({
  margin: '28px 0 0',
  maxWidth: '32em',
  whiteSpace: 'pre-line',
  fontSize: '1rem',
  lineHeight: 'var(--leading)',
  textAlign: 'start',
});

const Blocks = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 40,
  width: '100%',
  marginTop: 32,
  textAlign: 'start',
  '&:empty': { display: 'none' },
});

const Actions = styled('div')({ marginTop: 28, minHeight: 44, display: 'flex', gap: 12, flexWrap: 'wrap' });

export interface ProfileSheetProps {
  displayId: string;
  displayName: string;
  introduction: string | null;
  iconPicture: StoredPicture | null;
  /** The preview is a picture of the page, not a page: its name is no heading. */
  nameAs?: 'h1' | 'p';
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
  actions,
  children,
}: ProfileSheetProps) {
  const color = faceColor(displayId);
  return (
    <Sheet>
      <Band
        style={{
          background: `linear-gradient(160deg, ${color}, color-mix(in oklab, ${color} 58%, #f1c6b0))`,
        }}
      >
        <Petals />
      </Band>
      <Body>
        <Face account={{ displayId, displayName, iconPicture }} size={FACE_PX} first />
        <Name as={nameAs}>{displayName}</Name>
        <Id>@{displayId}</Id>
        {introduction !== null && introduction !== '' && <Introduction>{introduction}</Introduction>}
        {actions !== undefined && <Actions>{actions}</Actions>}
        {children !== undefined && <Blocks>{children}</Blocks>}
      </Body>
    </Sheet>
  );
}
