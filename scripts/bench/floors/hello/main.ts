import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// What any page made with React costs at the least: the limit of the framework.
const app = document.getElementById('app');
if (app !== null) {
  createRoot(app).render(
    createElement('main', null, createElement('h1', null, '你好，博物馆'), '分时预约门票'),
  );
}
