import { type ErrorCode } from '../api/api-error';

type OneLine = 'required' | 'invalidLength' | 'invalidFormat';
type Optional = 'invalidLength' | 'invalidFormat';
type NewPassword = OneLine | 'commonPassword' | 'personalPassword';
type Confirmation = 'required' | 'invalidFormat';
type MailedCode = 'required' | 'invalidFormat' | 'invalidCode';
type Address = OneLine | 'unavailableUrl';
type Image = 'unreadableFile' | 'fileSizeOver';
type RequiredImage = 'required' | Image;

/**
 * What can be wrong with every field of every form, by the area the form belongs to. The words stand in the `errors` of
 * every language under the same names: an area, a field or a rule without words is a type error.
 */
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
    icon: Image;
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
  /** What is told of a creator's page that should not be there. */
  report: { about: 'required'; reason: 'required'; content: OneLine; email: Optional };
  /** `reasonId` is the reason chosen, `reason` what is written where it is another one. */
  deleteAccount: { reasonId: 'required'; reason: OneLine; agreed: 'required' };
  /** Items: `name` is the keyword that is looked for in the shopping malls. */
  recommendation: { name: OneLine; url: Address; image: RequiredImage };
  link: { title: OneLine; text: OneLine; url: Optional | 'unavailableUrl'; image: RequiredImage };
  content: { title: Optional; description: Optional };
  stories: { url: OneLine; title: Optional; image: RequiredImage };
  video: { url: OneLine };
  shortVideo: { url: OneLine; title: Optional; text: Optional; image: RequiredImage };
  /** The name of one's account at a provider that does not tell it. */
  linkage: { userId: 'required' | 'invalidLength' };
}

export type FieldArea = keyof FieldRules;

type RuleWords<Rule> = [Rule] extends [ErrorCode] ? Readonly<Record<Rule, string>> : never;

/** The words for every rule of every field in one language. */
export type FieldWords = {
  readonly [Area in FieldArea]: {
    readonly [Field in keyof FieldRules[Area]]: RuleWords<FieldRules[Area][Field]>;
  };
};
