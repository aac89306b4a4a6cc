import { styled } from '@mui/material/styles';
import { LiveRegion } from './LiveRegion';
import { VisuallyHidden } from '../site/VisuallyHidden';

const Region = styled(VisuallyHidden)({ position: 'fixed', top: 0 });

/** Announces a change to screen readers, also while a menu or dialog is closing. */
export function Announcement({ children }: { children: string }) {
  return (
    <LiveRegion>
      <Region role="status">{children}</Region>
    </LiveRegion>
  );
}
