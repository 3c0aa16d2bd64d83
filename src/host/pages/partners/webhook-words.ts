/** The words of the webhook's part, in the language of the page. */
import { words } from '../../../../words/en/webhook.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

export const useWebhookWords = defineWords(words, {
  hi: () => import('../../../../words/hi/webhook.js'),
  mr: () => import('../../../../words/mr/webhook.js'),
});
