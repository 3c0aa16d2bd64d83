/** The part of effector that widgets and host share; an entry of its own, so that both use one copy. */
// Only another signature of fork is deprecated.
// eslint-disable-next-line @typescript-eslint/no-deprecated
export { attach, createEvent, createStore, createWatch, fork, is, sample, scopeBind } from 'effector';
