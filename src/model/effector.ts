/** The part of effector that widgets and host share; an entry of its own, so that both use one copy. */
export {
  attach,
  combine,
  createEvent,
  createStore,
  createWatch,
  // Only another signature of it is deprecated.
  // oxlint-disable-next-line typescript/no-deprecated
  fork,
  is,
  sample,
  scopeBind,
} from 'effector';
