/** What browsers have to turn text into HTML where a page allows nothing else (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string };
}

/** The name of the policy, as the content security policy of the pages allows it. */
const POLICY_NAME = 'hitohira-markdown';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (html) => html });

/**
 * Vouches for HTML that the renderer of Markdown has written: the pages let no other text become HTML.
 *
 * @param html what `renderMarkdown` answered, and nothing else
 */
export function trustMarkdown(html: string): string {
  return policy?.createHTML(html) ?? html;
}
