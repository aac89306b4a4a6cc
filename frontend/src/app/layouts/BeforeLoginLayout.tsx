import { Outlet } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** For visitors who look around: nothing here is made of what forms are made of. */
export default function BeforeLoginLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
