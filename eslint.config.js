import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Only `backend/src/config/` reads the environment; everything else uses the validated configuration. */
const NO_PROCESS_ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment in backend/src/config only.',
};

/** Styled components use MUI's `styled`, which knows the theme. */
const EMOTION_STYLED = ['@emotion/styled', '@emotion/styled/base'].map((name) => ({
  name,
  message: 'Take styled from @mui/material/styles.',
}));

export default ts.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/test-results/**', '**/playwright-report/**', '.data/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked, ...ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': [
        'error',
        { allowWithDecorator: true, allowStaticOnly: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['backend/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: {
      // Nest reads constructor parameter types at runtime, which type imports would erase.
      '@typescript-eslint/consistent-type-imports': 'off',
      // DTOs and options are classes for decorators only, and hold plain objects.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/**'],
    rules: { 'no-restricted-syntax': ['error', NO_PROCESS_ENV] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    rules: { '@typescript-eslint/no-restricted-imports': ['error', ...EMOTION_STYLED] },
  },
  {
    // These rules take a quarter of the time; tests need no compilation.
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'frontend/src/testing/**'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', 'backend/test/**/*.ts', 'frontend/e2e/**/*.ts'],
    rules: {
      // supertest and JSON bodies are `any`; tests assert what they read.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright's fixtures are declared by destructuring, even when empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['scripts/**', 'backend/sandbox/**', 'backend/bench/**', 'frontend/bench/**', 'frontend/vite/**'],
    rules: { 'no-console': 'off' },
  },
);
