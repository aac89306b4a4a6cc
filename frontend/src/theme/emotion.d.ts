import '@emotion/react';
import { type Look } from './look';

declare module '@emotion/react' {
  interface Theme {
    vars: Look['vars'];
    breakpoints: Look['breakpoints'];
    typography: Look['typography'];
    transitions: Look['transitions'];
  }
}
