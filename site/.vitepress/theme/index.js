import Layout from './Layout.vue';
import './paper.css';
import './pages.css';
import './home.css';

export default { Layout };
