import { useMemo } from 'react';
import { trustMarkdown } from './trusted-markdown';
import styles from './Markdown.module.css';

interface RenderedMarkdownProps {
  /** From `renderMarkdown`, and from nothing else. */
  html: string;
}

/** Shows Markdown that is already rendered, so that documents need no renderer. */
export function RenderedMarkdown({ html }: RenderedMarkdownProps) {
  const markup = useMemo(() => ({ __html: trustMarkdown(html) }), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={markup} />;
}
