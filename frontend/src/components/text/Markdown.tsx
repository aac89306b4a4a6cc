import { useMemo } from 'react';
import { hrefOf, useSiteNavigation } from '../../hooks/useSiteNavigation';
import { type LinksBeside, renderMarkdown } from './markdown-renderer';
import { trustMarkdown } from './trusted-markdown';
import styles from './Markdown.module.css';

interface MarkdownProps {
  text: string;
  /** Which links open in a new tab. */
  linksBeside?: LinksBeside;
}

/** Renders Markdown. */
export function Markdown({ text, linksBeside = 'others' }: MarkdownProps) {
  const { base } = useSiteNavigation();
  const html = useMemo(
    () => trustMarkdown(renderMarkdown(text, (path) => hrefOf(base, path), linksBeside)),
    [text, base, linksBeside],
  );
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
