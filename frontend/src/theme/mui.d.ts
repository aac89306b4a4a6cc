import '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material/styles' {
  interface Palette {
    /** The border of inputs. */
    outline: string;
    /** A subtle background on paper. */
    wash: string;
  }
  interface PaletteOptions {
    outline: string;
    wash: string;
  }
}
