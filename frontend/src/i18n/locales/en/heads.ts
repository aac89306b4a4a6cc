import { type Translation } from '../../translation';
import type ja from '../ja/heads';

export default {
  descriptions: {
    home: 'Everything you make, share and recommend on one beautiful page: YouTube, Instagram and TikTok posts, favourite items and links. A free page for creators, in Japanese and English.',
    login: 'Log in to Hitohira.',
    signUp: 'Join Hitohira and make a page of your own.',
    signUpForm: 'Join Hitohira with your e-mail address. Your page is ready in minutes.',
    profile: '{{displayName}}’s page on Hitohira.',
    content: 'A post by {{displayName}}.',
    contact: 'Send us your questions, ideas and reports. No account needed.',
    terms: 'The terms of use of Hitohira.',
    privacy: 'What information Hitohira keeps, why, and for how long.',
    externalTransmission: 'What your browser sends to third parties, to whom, and why.',
    takedown: 'How to report a problem with a page, and what happens next.',
    help: 'How to use Hitohira: signing up, editing your page, linking accounts, adding posts and items, sharing, leaving.',
    faq: 'Answers to common questions about Hitohira: cost, linked accounts, privacy and leaving.',
  },
} as const satisfies Translation<typeof ja>;
