import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { look } from '../../theme/look';

/** Whether the sidebar of a small screen is shown, and the ways to open and close it. */
export interface Sidebar {
  isShow: boolean;
  open: () => void;
  close: () => void;
}

/** The sidebar's state: it belongs to the page on which it was opened, so every navigation closes it. */
export function useSidebar(): Sidebar {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // Who comes back to that page finds it closed.
  if (openedOn !== null && openedOn !== key) setOpenedOn(null);
  // A wide screen has the navigation beside the page at all times.
  const isWide = useMediaQuery(look.breakpoints.up('md'));
  return {
    isShow: openedOn === key && !isWide,
    open: () => setOpenedOn(key),
    close: () => setOpenedOn(null),
  };
}
