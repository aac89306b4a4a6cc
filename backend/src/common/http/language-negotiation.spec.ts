import express from 'express';
import supertest from 'supertest';
import { apiLanguage, documentLanguage } from './language-negotiation.js';

const app = express().get('/', (request, response) => {
  response.json({ api: apiLanguage(request), document: documentLanguage(request) });
});

describe('the language of a response', () => {
  it.each([
    ['no language is requested', {}, 'ja', 'ja'],
    ['English is accepted', { 'Accept-Language': 'en' }, 'en', 'en'],
    ['a region of English is accepted', { 'Accept-Language': 'en-GB,en;q=0.9' }, 'en', 'en'],
    ['Japanese is preferred', { 'Accept-Language': 'en;q=0.5, ja' }, 'ja', 'ja'],
    ['another language comes first', { 'Accept-Language': 'fr, en;q=0.8, ja;q=0.5' }, 'en', 'en'],
    ['no supported language is accepted', { 'Accept-Language': 'fr' }, 'ja', 'ja'],
    ['anything is accepted', { 'Accept-Language': '*' }, 'ja', 'ja'],
    ['the visitor chose English', { Cookie: 'locale=en' }, 'en', 'en'],
    [
      'anything is accepted and the visitor chose',
      { 'Accept-Language': '*', Cookie: 'locale=en' },
      'en',
      'en',
    ],
    [
      'the page shows Japanese and the visitor chose English',
      { 'Accept-Language': 'ja', Cookie: 'locale=en' },
      'ja',
      'en',
    ],
    ['the choice is not supported', { 'Accept-Language': 'en', Cookie: 'locale=fr' }, 'en', 'en'],
    ['the header is broken', { 'Accept-Language': ';;q=x,' }, 'ja', 'ja'],
    ['the cookies are broken', { Cookie: 'locale=%E0%A4%A; =;;' }, 'ja', 'ja'],
  ])('if %s', async (_what, headers, api, document) => {
    const answer = await supertest(app).get('/').set(headers).expect(200);
    expect(answer.body).toEqual({ api, document });
  });
});
