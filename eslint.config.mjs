/** Lint: strict types, the state library's own rules, sizes, and no words in markup. */
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
  // Two of the slowest rules, which have nothing to check here (docs/decisions/0042).
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  'no-restricted-syntax': ['error', noEnums],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Fastify's plugins and hooks are async by their signature.
  '@typescript-eslint/require-await': 'off',
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

const relaxedInTests = Object.fromEntries(
  [
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-non-null-assertion',
    'no-empty-function',
    'unbound-method',
  ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);

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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...strict, ...size(60) },
  },
  {
    files: CLIENT,
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
  { files: LONG_BY_NATURE, rules: { 'max-lines': 'off' } },
);
