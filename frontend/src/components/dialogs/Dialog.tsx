import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useContext } from 'react';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import ground from '../page/PageGround.module.css';
import { themeAttributes } from '../page/page-theme';
import { PageThemeContext } from './page-theme-context';
import { tabStops } from './tab-stops';

/**
 * The base of all MUI dialogs, in the theme of the surrounding creator's page, if any. `aria-modal` would silence live
 * regions; MUI hides the rest of the page instead.
 */
export function Dialog(props: DialogProps) {
  useDismissEarlierMessage(props.open);
  const tokens = useContext(PageThemeContext);
  const theme = tokens && { className: ground.themed, ...themeAttributes(tokens) };
  return <MaterialDialog {...tabStops} {...theme} {...props} aria-modal={false} />;
}
