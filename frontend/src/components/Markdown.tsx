import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { type LinksBeside, renderMarkdown } from './markdown-renderer';
import { trustMarkdown } from './trusted-markdown';
import styles from './Markdown.module.css';

interface MarkdownProps {
  text: string;
  /** Which links open beside the page. */
  linksBeside?: LinksBeside;
}

/** A text that was written in Markdown. */
export function Markdown({ text, linksBeside = 'others' }: MarkdownProps) {
  // The router's own base is the language of the address, where it names one.
  const base = useHref('/');
  const html = useMemo(
    () => trustMarkdown(renderMarkdown(text, (path) => `${base.replace(/\/$/, '')}${path}`, linksBeside)),
    [text, base, linksBeside],
  );
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
