import { type Translation } from '../../translation';
import type ja from '../ja/heads';

export default {
  descriptions: {
    home: 'What you make, what you want to say and where to find you, on one beautiful page. A profile for creators, in Japanese and English.',
    login: 'Log in to Hitohira.',
    signUp: 'Join Hitohira and make a page of your own.',
    signUpForm: 'Join Hitohira with your e-mail address. Your page is ready in minutes.',
    profile: 'The page of {{displayName}}.',
    content: 'A post by {{displayName}}.',
    terms: 'What you agree to when you use Hitohira.',
    privacy: 'What information Hitohira keeps, what for, and for how long.',
  },
} as const satisfies Translation<typeof ja>;
