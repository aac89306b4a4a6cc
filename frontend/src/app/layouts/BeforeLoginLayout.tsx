import { Outlet } from 'react-router-dom';
import { MuiTheme } from '../../theme/MuiTheme';
import { SiteFrame } from './SiteFrame';

/** For visitors who look around. */
export default function BeforeLoginLayout() {
  return (
    <SiteFrame>
      <MuiTheme>
        <Outlet />
      </MuiTheme>
    </SiteFrame>
  );
}
