import { type Translation } from '../../translation';
import type ja from '../ja/heads';

export default {
  descriptions: {
    home: 'What you make, what you want to say and where to find you: posts from YouTube, Instagram and TikTok, things you recommend and links on one beautiful page. A free profile for creators, in Japanese and English.',
    login: 'Log in to Hitohira.',
    signUp: 'Join Hitohira and make a page of your own.',
    signUpForm: 'Join Hitohira with your e-mail address. Your page is ready in minutes.',
    profile: 'The page of {{displayName}}.',
    content: 'A post by {{displayName}}.',
    contact: 'Send us your questions, ideas and reports. You need no account for it.',
    terms: 'What you agree to when you use Hitohira.',
    privacy: 'What information Hitohira keeps, what for, and for how long.',
    externalTransmission: 'What your browser is made to send to others, to whom, and what for.',
    takedown: 'How to report something that should not be on a page, and what happens then.',
    help: 'How to use Hitohira: signing up, editing your page, linking accounts, adding posts and items, sharing, leaving.',
    faq: 'Cost, linked accounts, what is public, leaving: what people ask about Hitohira, and the answers.',
  },
} as const satisfies Translation<typeof ja>;
