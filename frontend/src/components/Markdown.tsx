import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { look } from '../theme/look';
import { styled } from '../theme/styled';
import { type LinksBeside, renderMarkdown } from './markdown-renderer';
import { trustMarkdown } from './trusted-markdown';

const Text = styled('div')({
  lineHeight: 'var(--leading)',
  overflowWrap: 'anywhere',
  '& h1, & h2': { ...look.typography.h2, margin: '0 0 12px' },
  '& h3, & h4, & h5, & h6': { margin: '0 0 8px', fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.6 },
  '& > * + h1, & > * + h2': { marginTop: 40 },
  '& > * + h3': { marginTop: 28 },
  '& > h2 + h3': { marginTop: 0 },
  '& p, & ul, & ol, & .table': { margin: '0 0 16px' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& li + li': { marginTop: 6 },
  '& li > p': { margin: 0 },
  '& a': {
    color: look.vars.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& blockquote': {
    margin: '0 0 16px',
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${look.vars.palette.divider}`,
    color: look.vars.palette.text.secondary,
  },
  '& hr': { margin: '32px 0', border: 0, borderTop: `1px solid ${look.vars.palette.divider}` },
  '& code': {
    padding: '2px 4px',
    borderRadius: 4,
    backgroundColor: look.vars.palette.wash,
    fontSize: '0.9em',
  },
  '& pre': {
    overflowX: 'auto',
    margin: '0 0 16px',
    padding: 16,
    borderRadius: look.vars.shape.borderRadius,
    backgroundColor: look.vars.palette.wash,
    lineHeight: 1.6,
  },
  '& pre code': { padding: 0 },
  '& .table': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': {
    padding: '10px 12px',
    borderBottom: `1px solid ${look.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: 120,
    // A word is not broken to make room: the table has a place of its own to be moved in.
    overflowWrap: 'break-word',
  },
});

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
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}
