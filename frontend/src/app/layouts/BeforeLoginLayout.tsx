import { Outlet } from 'react-router-dom';
import { BeforeLoginFrame } from './BeforeLoginFrame';

/** For visitors who look around. */
export default function BeforeLoginLayout() {
  return (
    <BeforeLoginFrame>
      <Outlet />
    </BeforeLoginFrame>
  );
}
