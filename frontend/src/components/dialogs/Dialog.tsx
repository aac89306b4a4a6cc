import MaterialDialog, { type DialogProps } from '@mui/material/Dialog';
import { useContext } from 'react';
import { type ThemeTokens } from '../../api/generated/model/themeTokens';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import ground from '../page/PageGround.module.css';
import { themeProperties } from '../page/page-theme';
import { PageThemeContext } from './page-theme-context';
import { tabStops } from './tab-stops';

/** Makes a dialog wear the theme of a page. Previews in it need its shapes as well. */
function themed(tokens: ThemeTokens) {
  return {
    className: ground.themed,
    style: themeProperties(tokens),
    'data-scheme': tokens.dark === null ? tokens.colorScheme : undefined,
    'data-cards': tokens.cardStyle,
    'data-shape': tokens.shape,
    'data-headings': tokens.headingMark,
  };
}

/** The base of all MUI dialogs. `aria-modal` would silence live regions; MUI hides the rest of the page instead. */
export function Dialog(props: DialogProps) {
  useDismissEarlierMessage(props.open);
  const tokens = useContext(PageThemeContext);
  return <MaterialDialog {...tabStops} {...(tokens && themed(tokens))} {...props} aria-modal={false} />;
}
