import { renderMarkdown } from '../components/text/markdown-renderer';
import { SITE_NAME } from '../config/site';
import { type PageData } from '../api/generated/model/pageData';
import { type SiteDocument } from '../api/generated/model/siteDocument';
import { type Language } from '../i18n/language';
import { type FixedTitleId } from '../app/routes/page-title';
import { addressBeside, type HeadPlace, type PageHead } from './head';

interface SiteData extends HeadPlace {
  language: Language;
  data: PageData | null;
}

/** What the service is (schema.org): a site, and a program that runs in browsers and costs nothing. */
function serviceJsonLd({ description, canonical }: PageHead, { language, publicUrl }: SiteData) {
  const id = (name: string) => new URL(`/#${name}`, publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': id('site'),
        name: SITE_NAME,
        description,
        inLanguage: language,
        url: canonical,
        image: new URL('/og.png', publicUrl).href,
      },
      {
        '@type': 'WebApplication',
        '@id': id('service'),
        name: SITE_NAME,
        description,
        url: canonical,
        applicationCategory: 'SocialNetworkingApplication',
        operatingSystem: 'Any',
        browserRequirements: 'A web browser',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'JPY' },
      },
    ],
  };
}

/** The questions of a document, its headings of the third level, with what stands below them. */
function questionsOf(content: string): { question: string; answer: string }[] {
  return content
    .split(/^### +/m)
    .slice(1)
    .map((part) => {
      const [question = '', ...below] = part.split('\n');
      const [answer = ''] = below.join('\n').split(/^## /m);
      return { question: question.trim(), answer: answer.trim() };
    });
}

/** Questions and answers (schema.org). The answers lead on to addresses that are whole. */
function questionsJsonLd(document: SiteDocument, { canonical }: PageHead, site: SiteData) {
  const hrefOf = (path: string) => addressBeside(site, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: site.language,
    url: canonical,
    mainEntity: questionsOf(document.content).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer, hrefOf).trim() },
    })),
  };
}

/** What a page of the site itself says to search engines in their own terms; nothing where its words say all. */
export function siteJsonLd(id: FixedTitleId, head: PageHead, site: SiteData): PageHead['jsonLd'] {
  if (id === 'home') return serviceJsonLd(head, site);
  const { data } = site;
  if (id === 'faq' && data?.kind === 'document') return questionsJsonLd(data.document, head, site);
  return null;
}
