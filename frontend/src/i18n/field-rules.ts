import { type ErrorCode } from '../api/api-error';

type OneLine = 'required' | 'invalidLength' | 'invalidFormat';
type Optional = 'invalidLength' | 'invalidFormat';
type NewPassword = OneLine | 'commonPassword' | 'personalPassword';
type Confirmation = 'required' | 'invalidFormat';
type MailedCode = 'required' | 'invalidFormat' | 'invalidCode';
type Address = OneLine | 'unavailableUrl';
type Image = 'unreadableFile' | 'fileSizeOver';
type RequiredImage = 'required' | Image;

/** The possible errors of every form field, by area. A missing text in the `errors` namespace is a type error. */
export interface FieldRules {
  login: { email: OneLine; password: 'required' };
  signUp: {
    email: OneLine;
    password: NewPassword;
    passwordConfirm: Confirmation;
    displayId: OneLine | 'E0203';
    displayName: OneLine;
    code: MailedCode;
    agreed: 'required';
  };
  resetPassword: { email: OneLine; code: MailedCode; password: NewPassword; passwordConfirm: Confirmation };
  profile: {
    displayName: OneLine;
    introduction: Optional;
    translatedName: Optional;
    translatedIntroduction: Optional;
    icon: Image;
    cover: Image;
    categories: 'required' | 'invalidLength';
    headline: OneLine;
  };
  accountSettings: {
    displayId: OneLine | 'E0203';
    displayName: OneLine;
    email: OneLine | 'E0203';
    code: MailedCode;
    password: NewPassword;
    passwordConfirm: Confirmation;
    linkswitchPid: Optional;
    mylinkPid: Optional;
    mylinkSid: Optional;
  };
  contact: { name: OneLine; email: OneLine; contactType: 'required'; content: OneLine; agreed: 'required' };
  /** A report about a creator's page. */
  report: { about: 'required'; reason: 'required'; content: OneLine; email: Optional };
  /** `reason` is the text for another reason than the listed ones. */
  deleteAccount: { reasonId: 'required'; reason: OneLine; agreed: 'required' };
  /** Items: `name` is the search keyword for malls. */
  recommendation: { name: OneLine; url: Address; image: RequiredImage | 'invalidFormat' };
  link: { title: OneLine; text: OneLine; url: Optional | 'unavailableUrl'; image: RequiredImage };
  /** A link of a title and an address alone. */
  shortLink: { title: OneLine; url: Address };
  content: { title: Optional; description: Optional };
  stories: { url: OneLine; title: Optional; image: RequiredImage };
  video: { url: OneLine };
  shortVideo: { url: OneLine; title: Optional; text: Optional; image: RequiredImage };
  /** The account name at a provider that does not return it. */
  linkage: { userId: 'required' | 'invalidLength' };
}

export type FieldArea = keyof FieldRules;

type RuleWords<Rule> = [Rule] extends [ErrorCode] ? Readonly<Record<Rule, string>> : never;

/** The field error texts of one language. */
export type FieldWords = {
  readonly [Area in FieldArea]: {
    readonly [Field in keyof FieldRules[Area]]: RuleWords<FieldRules[Area][Field]>;
  };
};
