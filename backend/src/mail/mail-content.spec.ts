import { type Language } from '../common/rules/language.js';
import { composeMail, type MailParts } from './mail-content.js';

const PARTS: MailParts = {
  subject: 'Subject & <more>',
  greeting: 'Hello </script><b>x,',
  paragraphs: ['One "line"', 'Two\nlines'],
  code: '012345',
  action: { label: "It's here", url: 'https://example.com/?a=1&b="2"' },
  notes: ['Small <print>'],
};

const compose = (parts: MailParts, language: Language = 'en') =>
  composeMail(language, { ja: parts, en: parts });

describe('a composed mail', () => {
  const { subject, text, html } = compose(PARTS);

  it('has the same content as text and HTML', () => {
    for (const words of ['012345', 'Subject', 'lines', 'Small', 'All that you are, on one petal.']) {
      expect(`${subject}${text}`).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('does not escape text, and has the code on its own line', () => {
    expect(text).toContain('Hello </script><b>x,');
    expect(text).toMatch(/^ {4}012345$/m);
    expect(text).toContain('https://example.com/?a=1&b="2"');
  });

  it('escapes every part of the markup', () => {
    expect(html).toContain('Hello &lt;/script&gt;&lt;b&gt;x,');
    expect(html).toContain('<title>Subject &amp; &lt;more&gt;</title>');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('It&#39;s here');
    expect(html).toContain('Two<br>lines');
    expect(html).not.toMatch(/<script|<b>|<more>|<print>/);
  });

  it('loads no remote content', () => {
    expect(html).not.toMatch(/<img|<link|@import|url\(/);
  });

  it('starts with the petal in HTML only', () => {
    expect(html).toMatch(
      /<span class="mark" style="[^"]*border-radius:[^"]*background:#ad1f3d[^"]*"><\/span> Hitohira/,
    );
    expect(text).not.toMatch(/[●❀]/);
  });

  it('uses no tables, and supports dark mode', () => {
    expect(html).not.toContain('<table');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/);
  });

  it('shows labeled facts', () => {
    const composed = compose({ ...PARTS, facts: [{ label: 'Device', value: '<b>Firefox</b>' }] });
    expect(composed.text).toContain('Device: <b>Firefox</b>');
    expect(composed.html).toContain('Device</span><br>&lt;b&gt;Firefox&lt;/b&gt;');
  });

  it('declares its language, and omits missing parts', () => {
    const plain = compose({ subject: 's', greeting: 'g', paragraphs: [], notes: [] }, 'ja');
    expect(plain.html).toContain('<html lang="ja">');
    expect(plain.html).not.toContain('<a ');
    expect(plain.text).not.toMatch(/undefined|^ {4}/m);
  });
});
