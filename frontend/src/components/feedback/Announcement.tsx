import { styled } from '@mui/material/styles';
import { LiveRegion } from './LiveRegion';
import { VisuallyHidden } from '../site/VisuallyHidden';

/** Takes no room at the end of the page. */
const Region = styled(VisuallyHidden)({ position: 'fixed', top: 0 });

/** Tells those who do not see it what has just happened, also where a menu or a dialog closes with it. */
export function Announcement({ children }: { children: string }) {
  return (
    <LiveRegion>
      <Region role="status">{children}</Region>
    </LiveRegion>
  );
}
