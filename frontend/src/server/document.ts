import { type Language } from '@hitohira/backend/rules';
import { BOOT_DATA_ID, serialiseForHtml } from '../config/boot-data';
import { type PageScripts } from './client-assets';
import { escapeHtml } from './escape-html';
import { type PageHead } from './head';
import { type PageGround } from './page-ground';
import { PAGE_SCRIPTS_ID, START_SCRIPT } from './start-script';

/** A style element of Emotion. */
interface StyleBlock {
  key: string;
  ids: readonly string[];
  css: string;
}

/** A font that only this page uses. */
export interface PageFont {
  /** The address of the file. */
  address: string;
  /** The `@font-face` rule. */
  css: string;
}

export interface DocumentInput {
  language: Language;
  head: PageHead;
  /** For `theme-color`. */
  ground: Pick<PageGround, 'light' | 'dark'>;
  /** The rules for the first paint. */
  css: string;
  /** The address of the style sheet that the scripts load; null in development. */
  styleSheet: string | null;
  /** Emotion's styles. */
  styles: readonly StyleBlock[];
  /** The display font of a creator's page. */
  font: PageFont | null;
  /** Scripts that run before the first paint. */
  inlineScripts: readonly string[];
  scripts: PageScripts;
  body: string;
  /** The boot data. */
  boot: object;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function headTags(head: PageHead): string[] {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description === null ? [] : [meta('name', 'description', head.description)]),
    ...(head.robots === null ? [] : [meta('name', 'robots', head.robots)]),
    ...(head.canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`]),
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...head.formats.map(
      ({ type, href, title }) =>
        `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`,
    ),
    ...head.openGraph.map(({ property, content }) => meta('property', property, content)),
    ...(head.twitterCard === null ? [] : [meta('name', 'twitter:card', head.twitterCard)]),
  ];
}

/** The links in front of a body, by which React preloads its first pictures. */
const PICTURE_PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

/** Builds the HTML document around a rendered page. User input is escaped here or by React. */
export function writeDocument({
  language,
  head,
  ground,
  css,
  styleSheet,
  styles,
  font,
  inlineScripts,
  scripts,
  body,
  boot,
}: DocumentInput): string {
  const pictures = PICTURE_PRELOADS.exec(body)?.[0] ?? '';
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(head),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${ground.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${ground.dark}">`,
    // Delays the first paint until the whole body is parsed: a partial page would shift.
    `<link rel="expect" href="#${BOOT_DATA_ID}" blocking="render">`,
    // Before the font: over HTTP/1.1, the first of them is read on the document's connection, and the others each open one.
    pictures,
    ...(font === null
      ? []
      : [`<link rel="preload" href="${font.address}" as="font" type="font/woff2" crossorigin>`]),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    `<style>${css}</style>`,
    ...styles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`),
    ...(head.jsonLd === null
      ? []
      : [`<script type="application/ld+json">${serialiseForHtml(head.jsonLd)}</script>`]),
    '</head>',
    '<body>',
    `<div id="root">${body.slice(pictures.length)}</div>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${serialiseForHtml(boot)}</script>`,
    `<template id="${PAGE_SCRIPTS_ID}">`,
    ...(styleSheet === null
      ? []
      : [`<link rel="preload" as="style" fetchpriority="low" href="${styleSheet}">`]),
    ...scripts.preload.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    `<script type="module" fetchpriority="low" src="${scripts.entry}"></script>`,
    '</template>',
    `<script>${START_SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
