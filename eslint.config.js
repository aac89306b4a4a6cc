import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { isThorough } from './scripts/launcher/depth.mjs';

/** Only `backend/src/config/` reads the environment; everything else asks the validated configuration. */
const NO_PROCESS_ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment in backend/src/config only.',
};

/** One way to write a styled component: MUI's, which knows the theme. */
const EMOTION_STYLED = ['@emotion/styled', '@emotion/styled/base'].map((name) => ({
  name,
  message: 'Take styled from @mui/material/styles.',
}));

/** The rules that compile each component, to look for what the compiler of React could not make sense of. */
const COMPILING = Object.keys(hooks.configs.recommended.rules).filter(
  (name) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name),
);

/**
 * What a quick run leaves to the thorough one (record 30): the rules that compile what they read, and all that ask for
 * types, since most of a run's time goes into making types for them that the compilers have checked beside it.
 */
const LEFT_OUT = [
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: Object.fromEntries(COMPILING.map((name) => [name, 'off'])),
  },
  { ...ts.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'] },
];

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
      // Nest's dependency injection reads constructor parameter types at run time: a type-only import would erase them.
      '@typescript-eslint/consistent-type-imports': 'off',
      // Answers and options are classes only so that decorators can describe them; plain objects are what they hold.
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
    // These rules compile what they read, a quarter of the time of all; no page is made of tests.
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'frontend/src/testing/**'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', 'backend/test/**/*.ts', 'frontend/e2e/**/*.ts'],
    rules: {
      // supertest and JSON bodies are `any` by nature; a test asserts what it reads from them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright's fixtures name what they need by destructuring, also where that is nothing.
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
  ...(isThorough() ? [] : LEFT_OUT),
);
