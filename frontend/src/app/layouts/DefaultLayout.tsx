import { Outlet } from 'react-router-dom';
import { SiteFrame } from '../../components/site/SiteFrame';

/** The layout of public pages. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
