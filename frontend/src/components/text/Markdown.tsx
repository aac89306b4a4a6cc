import { useMemo } from 'react';
import { hrefOf, useSiteNavigation } from '../../hooks/useSiteNavigation';
import { type LinksBeside, renderMarkdown } from './markdown-renderer';
import { RenderedMarkdown } from './RenderedMarkdown';

interface MarkdownProps {
  text: string;
  /** Which links open in a new tab. */
  linksBeside?: LinksBeside;
}

/** Renders Markdown. */
export function Markdown({ text, linksBeside = 'others' }: MarkdownProps) {
  const { base } = useSiteNavigation();
  const html = useMemo(
    () => renderMarkdown(text, (path) => hrefOf(base, path), linksBeside),
    [text, base, linksBeside],
  );
  return <RenderedMarkdown html={html} />;
}
