/** What svelte-check says of pages with the tags, in any project of Svelte. */
import { assertTyped, type Stack } from './stack.js';

const right = `<script lang="ts">
  const opened = (event: CustomEvent<{ href: string }>): void => console.log(event.detail.href);
</script>
<housing-results tab="Rent" listing-url="/home" onhousing-open={opened}></housing-results>`;
const wrong = `<script lang="ts"></script>\n<housing-results tab="Boats"></housing-results>`;

/** Has two pages checked, one of them wrong; `fileOf` says where a page of a name stands. */
export const assertSvelteTypes = (stack: Stack, fileOf: (name: string) => string): Promise<void> =>
  assertTyped(stack, {
    check: ['svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'],
    right: { [fileOf('right')]: right },
    wrong: { [fileOf('wrong')]: wrong },
  });
