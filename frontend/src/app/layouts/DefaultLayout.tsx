import { Outlet } from 'react-router-dom';
import { SiteFrame } from '../../components/site/SiteFrame';

/** For what concerns everybody, signed in or not. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
