/** A Vue page without a build: cities to choose from, the widgets beside them, and what the visitor opened last. */
import { createApp } from 'vue';

const app = createApp({
  data: () => ({ cities: ['Pune', 'Mumbai', 'Nashik'], city: 'Pune', opened: '' }),
  methods: {
    /** Instead of the link, the page says which home was chosen. */
    open(event) {
      event.preventDefault();
      this.opened = event.detail.id;
    },
  },
  template: `
    <h1>Homes in {{ city }}</h1>
    <p>
      <button v-for="each in cities" :key="each" :aria-pressed="each === city" @click="city = each">{{ each }}</button>
    </p>
    <p v-if="opened">You opened {{ opened }}.</p>
    <housing-results :key="city" :city="city" @housing-open="open"></housing-results>
  `,
});
// Vue would look for components of these names.
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('housing-');
app.mount('#app');
