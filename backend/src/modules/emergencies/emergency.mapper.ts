import { type Language } from '../../common/rules/language.js';
import { type EmergencyListResponse } from './dto/emergency-list.response.js';
import { type Emergency } from './emergency.entity.js';

/** The notices in the given language. */
export function toEmergencyList(emergencies: Emergency[], language: Language): EmergencyListResponse {
  const results = emergencies.map(({ id, titleJa, titleEn, url }) => ({
    emergencyId: id,
    title: { ja: titleJa, en: titleEn }[language],
    url,
  }));
  return { results, total: results.length };
}
