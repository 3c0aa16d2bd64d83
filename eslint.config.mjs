/** Lint: strict TypeScript, the state library's own rules, sizes, and no words in markup; .oxlintrc.json has the rules that need types. */
import effector from 'eslint-plugin-effector';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const CODE = ['**/*.ts', '**/*.tsx'];
const CLIENT = ['src/{model,widgets,host}/**/*.{ts,tsx}'];
const TESTS = ['test/**/*.{ts,tsx}'];
const LONG_BY_NATURE = [
  '**/*.gen.ts',
  'server/db/migrations/**',
  '**/messages/**',
  'words/**',
  '**/content/**',
];

const size = (functionLines) => ({
  'max-lines': ['error', { max: 320 }],
  'max-lines-per-function': ['error', { max: functionLines }],
});

const noEnums = { selector: 'TSEnumDeclaration', message: 'A union of literals says it without code.' };

const strict = {
  'no-restricted-syntax': ['error', noEnums],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  eqeqeq: 'error',
  'no-console': ['error', { allow: ['error', 'warn'] }],
};

/** Regular expressions are linear in the length of their text (docs/decisions/0062). */
const linearPatterns = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

const WORDS = '/\\p{L}/u';
const SPOKEN = '/^(aria-label|aria-description|title|alt|placeholder|label)$/';
const noWordsInMarkup = {
  'no-restricted-syntax': [
    'error',
    noEnums,
    { selector: `JSXText[value=${WORDS}]`, message: 'Words belong in words/.' },
    {
      selector: `JSXExpressionContainer > Literal[value=${WORDS}][parent.parent.type="JSXElement"]`,
      message: 'Words belong in words/.',
    },
    {
      selector: `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORDS}]`,
      message: 'Words belong in words/.',
    },
  ],
};

const relaxedInTests = { '@typescript-eslint/no-non-null-assertion': 'off' };

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      'coverage/',
      '.cache/',
      'examples/*/vendor/',
      'examples/react-app/',
      'screenshots/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: CODE,
    extends: [tseslint.configs.strict],
    rules: { ...strict, ...size(60) },
  },
  {
    files: CLIENT,
    // Its rules ask for types.
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    extends: [effector.flatConfigs.recommended, effector.flatConfigs.scope, effector.flatConfigs.react],
    rules: { 'effector/no-watch': 'error', 'effector/keep-options-order': 'error' },
  },
  { files: ['**/*.tsx'], rules: size(120) },
  { files: ['src/{widgets,host}/**/*.tsx'], rules: noWordsInMarkup },
  { files: ['server/cli/**', 'server/main.ts'], rules: { 'no-console': 'off' } },
  { files: TESTS, rules: { ...relaxedInTests, 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.strict],
    rules: { ...size(60), eqeqeq: 'error', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['{src,server,demo,words,scripts,bench}/**/*.{ts,tsx,mjs}'],
    plugins: { regexp },
    rules: linearPatterns,
  },
  // A number has some twenty digits.
  { files: ['words/group-digits.ts'], rules: { 'regexp/no-super-linear-move': 'off' } },
  { files: LONG_BY_NATURE, rules: { 'max-lines': 'off' } },
);
