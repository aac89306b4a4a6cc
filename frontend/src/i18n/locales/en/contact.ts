import { type Translation } from '../../translation';
import type ja from '../ja/contact';

export default {
  types: {
    SERVICE: 'Using the service',
    OPERATION: 'Something that does not work',
    AFFILIATE: 'Affiliate programmes',
    REPORT: 'A report, or a violation of rights',
    CORPORATION: 'Business and press',
    HITOHIRA_MAG: 'Hitohira Magazine',
    OTHER: 'Something else',
  },
  subjects: {
    profile: 'a profile (@{{id}})',
    content: 'a post (number {{id}})',
    item: 'an item (number {{id}})',
    link: 'a link (number {{id}})',
  },
  outline: 'Company or organisation:\nYour name:\nTelephone:\nWhat it is about:\n',
  form: {
    heading: 'Contact us',
    lead: 'Tell us your question or opinion. We answer by e-mail.',
    type: 'What it is about',
    choose: 'Choose one',
    name: 'Your name',
    email: 'E-mail address',
    emailHint: 'Our answer goes there.',
    emailOfReport: 'Enter it if you want an answer.',
    content: 'Your message',
    optional: '{{label}} (optional)',
    about: 'You report: {{subject}}',
    agree: 'I agree to the privacy policy.',
    privacy: 'Read the privacy policy',
    newTab: '(opens in a new tab)',
    next: 'Check your message',
  },
  confirm: {
    heading: 'Check your message',
    lead: 'This is what we will receive.',
    about: 'What you report',
    send: 'Send',
    sending: 'Sending',
    back: 'Change it',
    refused: 'This could not be sent. Please change it and try again.',
    gone: 'What you want to report is not there any more.',
  },
  complete: {
    title: 'We have your message',
    answered: 'Thank you. What we have to say goes to {{email}}.',
    unanswered: 'Thank you for telling us. We will look at it and do what is needed.',
    next: 'Go to the home page',
  },
} as const satisfies Translation<typeof ja>;
