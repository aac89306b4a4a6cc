import { type Plugin } from 'vite';

/** Packages whose one file holds many components, of which pages use some. */
const PACKAGES = /\/node_modules\/react-router\/dist\//;

/**
 * Lets the build leave out the components of such packages that no page uses: a name for developers' tools, or a call
 * that only wraps a component, counts as a use of it otherwise.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'hitohira:unused-components',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
