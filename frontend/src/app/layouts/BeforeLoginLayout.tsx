import { Outlet } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** For visitors who look around. */
export default function BeforeLoginLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
