/** The form of the cards on a phone, kept in a cookie, so that the server writes it into the page (S-762). */
import { useState } from 'react';
import { keepPreference } from '../../preferences.js';

/** Names the forms of the cards of a list on phones. */
export type CardForm = 'large' | 'compact';

const page = (): DOMStringMap & { cards?: string } => document.documentElement.dataset;

/** Returns the form the person chose, and the way to choose the other one. */
export const useCardForm = (): [CardForm, (form: CardForm) => void] => {
  const [form, setForm] = useState<CardForm>(() => (page().cards === 'compact' ? 'compact' : 'large'));
  return [
    form,
    (chosen) => {
      page().cards = chosen;
      keepPreference('cards', chosen);
      setForm(chosen);
    },
  ];
};
