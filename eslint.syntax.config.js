import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import config from './eslint.config.js';

/** The rules that compile components, to find what the React compiler does not support. */
const COMPILING = Object.keys(hooks.configs.recommended.rules).filter(
  (name) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name),
);

/** All rules but those that need types or compile components, which take most of the time. */
export default ts.config(
  ...config,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: Object.fromEntries(COMPILING.map((name) => [name, 'off'])),
  },
  { ...ts.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] },
);
