import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { renderMarkdown } from './markdown-renderer';

const Text = styled('div')(({ theme }) => ({
  lineHeight: 'var(--leading)',
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h2, margin: '0 0 12px' },
  '& h3': { margin: '0 0 8px', fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.6 },
  '& > * + h2': { marginTop: 40 },
  '& > * + h3': { marginTop: 28 },
  '& > h2 + h3': { marginTop: 0 },
  '& p, & ul, & ol, & .table': { margin: '0 0 16px' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& li + li': { marginTop: 6 },
  '& li > p': { margin: 0 },
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& pre': { overflowX: 'auto' },
  '& .table': { overflowX: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': {
    padding: '10px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: 120,
  },
}));

/** A text that was written in Markdown. */
export function Markdown({ text }: { text: string }) {
  // The router's own base is the language of the address, where it names one.
  const base = useHref('/');
  const html = useMemo(
    () => renderMarkdown(text, (path) => `${base.replace(/\/$/, '')}${path}`),
    [text, base],
  );
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}
