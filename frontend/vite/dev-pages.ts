import { type Plugin } from 'vite';
export function devPages(): Plugin {
  return { name: 'hitohira:dev-pages', apply: 'serve' };
}
