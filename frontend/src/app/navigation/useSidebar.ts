import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { look } from '../../theme/look';

/** The state of the sidebar of small screens. */
export interface Sidebar {
  isShow: boolean;
  open: () => void;
  close: () => void;
}

/** The sidebar's state. Every navigation closes it. */
export function useSidebar(): Sidebar {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  // It stays closed after going back.
  if (openedOn !== null && openedOn !== key) setOpenedOn(null);
  // Wide screens always show the navigation.
  const isWide = useMediaQuery(look.breakpoints.up('md'));
  return {
    isShow: openedOn === key && !isWide,
    open: () => setOpenedOn(key),
    close: () => setOpenedOn(null),
  };
}
