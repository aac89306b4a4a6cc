/** The Trusted Types API (https://www.w3.org/TR/trusted-types/). */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string };
}

/** The policy name in the content security policy. */
const POLICY_NAME = 'hitohira-markdown';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (html) => html });

/** Marks the output of `renderMarkdown` as trusted HTML. Must not be called with anything else. */
export function trustMarkdown(html: string): string {
  return policy?.createHTML(html) ?? html;
}
