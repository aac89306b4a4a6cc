import { look } from '../theme/look';
import { styled } from '../theme/styled';

/** The sheet that what a creator shows is written on. */
export const PageSheet = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  // What stands on the page suits its width, be it a window's or that of a preview's phone.
  containerType: 'inline-size',
  backgroundColor: `var(--sheet, ${look.vars.palette.background.paper})`,
  borderRadius: 'var(--sheet-radius, 0)',
});
