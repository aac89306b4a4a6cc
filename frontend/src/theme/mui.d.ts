import '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material/styles' {
  interface Palette {
    /** The strong line around what can be filled in. */
    outline: string;
    /** A quiet ground inside the paper. */
    wash: string;
  }
  interface PaletteOptions {
    outline: string;
    wash: string;
  }
}
